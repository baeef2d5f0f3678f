import { openBetGame, type Scenes } from '../bets/main.ts';

const scenes: Scenes = {};

void openBetGame(scenes);
