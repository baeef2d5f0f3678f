import { maxWaysOf, multiways, reelsModels, type ReelsModel } from '@playfront/game-math';
import type { Format, MessageId } from '@playfront/i18n';

/** The rules of each game whose rounds start with bets, in a sentence or two. */
export const rulesMessage: Readonly<Record<string, MessageId>> = {
  'european-roulette': 'game.rules.european_roulette',
  'french-roulette': 'game.rules.french_roulette',
  'american-roulette': 'game.rules.american_roulette',
  'sic-bo': 'game.rules.sic_bo',
  'two-dice': 'game.rules.two_dice',
  'over-under': 'game.rules.over_under',
  race: 'game.rules.race',
  'virtual-football': 'game.rules.virtual_football',
  fight: 'game.rules.fight',
  keno: 'game.rules.keno',
  'lottery-5-35': 'game.rules.lottery_5_35',
  'lottery-6-49': 'game.rules.lottery_6_49',
  'bingo-75': 'game.rules.bingo_75',
  'video-bingo': 'game.rules.video_bingo',
  'scratch-card': 'game.rules.scratch_card',
  plinko: 'game.rules.plinko',
  'wheel-50': 'game.rules.wheel_50',
  'coin-flip': 'game.rules.coin_flip',
  fishing: 'game.rules.fishing',
  shooting: 'game.rules.shooting',
  mines: 'game.rules.mines',
  penalty: 'game.rules.penalty',
  blackjack: 'game.rules.blackjack',
  baccarat: 'game.rules.baccarat',
  'dragon-tiger': 'game.rules.dragon_tiger',
  'andar-bahar': 'game.rules.andar_bahar',
  'teen-patti': 'game.rules.teen_patti',
  'three-card-poker': 'game.rules.three_card_poker',
  'casino-holdem': 'game.rules.casino_holdem',
  'russian-poker': 'game.rules.russian_poker',
  'jacks-or-better': 'game.rules.jacks_or_better',
  'deuces-wild': 'game.rules.deuces_wild',
  'hi-lo': 'game.rules.hi_lo',
  crash: 'game.rules.crash',
};

/** Games whose rounds may wait for a move of the player. */
export const waitingModels: readonly string[] = [
  'bingo-75',
  'video-bingo',
  'mines',
  'penalty',
  'hi-lo',
  'blackjack',
  'three-card-poker',
  'casino-holdem',
  'russian-poker',
  'jacks-or-better',
  'deuces-wild',
];

const reelsOf = (model: string | undefined): ReelsModel | undefined => Object.values(reelsModels).find(({ id }) => id === model);

/** The rules of a game in short, one sentence or two an entry; none for a game without rules. */
export function gameRules(model: string | undefined, { text }: Format): readonly string[] {
  const reels = reelsOf(model);
  const rules = model === undefined ? undefined : rulesMessage[model];
  if (model === multiways.id) return waysRules({ text });
  if (!reels && !rules) return [];
  const { freeSpins } = reels ?? {};
  return [
    ...(reels ? [text('game.rules.reels', { reels: reels.reels, rows: reels.rows, lines: reels.lines.length })] : []),
    ...(freeSpins ? [text('game.rules.free_spins', { scatters: freeSpins.scatters, spins: freeSpins.spins, multiplier: freeSpins.multiplier })] : []),
    ...(reels?.bonusBuy ? [text('game.rules.bonus_buy', { times: reels.bonusBuy.priceTenths / 10 })] : []),
    ...(reels?.jackpot ? [text('game.rules.jackpot')] : []),
    ...(rules ? [text(rules)] : []),
    ...(model !== undefined && waitingModels.includes(model) ? [text('game.rules.kept')] : []),
    text('game.rules.free_play'),
  ];
}

function waysRules({ text }: Pick<Format, 'text'>): readonly string[] {
  const { freeSpins, maxWinTimesBet } = multiways;
  return [
    text('game.rules.ways', { count: maxWaysOf(multiways) }),
    text('game.rules.ways_free_spins', { scatters: freeSpins.scatters, spins: freeSpins.spins, times: maxWinTimesBet }),
    text('game.rules.free_play'),
  ];
}

/** The names of a game's features; those that the site does not know are left out. */
export function gameFeatures(features: readonly string[], model: string | undefined, { text }: Format): readonly string[] {
  const known: Readonly<Record<string, MessageId>> = {
    'free-spins': 'game.feature.free_spins',
    'bonus-buy': 'game.feature.bonus_buy',
    multiways: 'game.feature.multiways',
    jackpot: 'game.feature.jackpot',
  };
  const all = reelsOf(model)?.freeSpins ? ['free-spins', ...features] : features;
  return [...new Set(all)].flatMap((feature) => {
    const message = known[feature];
    return message ? [text(message)] : [];
  });
}
