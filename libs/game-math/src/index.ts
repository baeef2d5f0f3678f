export { uniformInt, type WordSource } from './uniform-int.ts';
export { playReels, type ReelsRound, type Spin } from './reels/play-reels.ts';
export { type Cell, type SpinWin } from './reels/pay-window.ts';
export { reelsModels } from './reels/reels-models.ts';
export {
  type BonusBuy,
  type FreeSpins,
  type Jackpot,
  type PaysByCount,
  type ReelsModel,
  type ReelsModelId,
  type Volatility,
} from './reels/reels-model.ts';
export { buyPriceMinor, playBought } from './reels/bought-round.ts';
export {
  jackpotChance,
  jackpotOf,
  jackpotReturn,
  newPool,
  playJackpotReels,
  stepPool,
  type JackpotPool,
  type JackpotReturn,
  type JackpotRound,
  type PoolStep,
} from './reels/jackpot.ts';
export { multiways } from './reels/multiways.ts';
export { playWays, type WaysRound, type WaysSpin, type WaysStep } from './reels/play-ways.ts';
export { type WaysWin } from './reels/pay-ways.ts';
export { maxWaysOf, type WaysModel } from './reels/ways-model.ts';
export { gameModels } from './game-models.ts';
export { type Bet, type BetFigures, type EngineId, type GameModel, type Move, type Played, type SettledBet } from './game-model.ts';
export { returnOf, times, type Multiple } from './multiple.ts';
export { type BetMapView } from './betmap/bet-map.ts';
export { colourOf, doubleZero, doubleZeroWheel, insideSpot, singleZeroWheel, type Pocket } from './betmap/roulette.ts';
export { type ThreeDice } from './betmap/sic-bo.ts';
export { type Roll, type TwoDice } from './betmap/dice.ts';
export { runnerStrengths, type Podium } from './betmap/racing.ts';
export { type Score } from './betmap/virtual-football.ts';
export { endings, type Ending, type Fight } from './betmap/fighting.ts';
export { keno } from './draw/keno.ts';
export { lottery535, lottery649 } from './draw/lottery.ts';
export { pickSpot, type DrawView, type PickedNumbers, type PickedNumbersModel } from './draw/picked-numbers.ts';
export { bingo75 } from './draw/bingo-75.ts';
export { videoBingo } from './draw/video-bingo.ts';
export { type BingoModel, type BingoRules, type BingoView } from './draw/bingo.ts';
export { highestPattern, type BingoPattern } from './draw/bingo-patterns.ts';
export { marksOf, type BingoCard } from './draw/bingo-cards.ts';
export { type PrizeView } from './instant/prize-draw.ts';
export { pocketsOf, type BallPath } from './instant/plinko.ts';
export { wheelFields } from './instant/wheel.ts';
export { coinSides, type CoinSide } from './instant/coin-flip.ts';
export { scratchPrizes, type ScratchCells } from './instant/scratch-card.ts';
export { cashOut, ladderTop } from './ladder/ladder.ts';
export { mineCounts, minesMultiple, type MinesView } from './ladder/mines.ts';
export { goalPlaces, penaltyMultiple, type PenaltyView } from './ladder/penalty.ts';
export { isCard, rankOf, suitOf, type Card, type Rank, type Suit } from './cards/card.ts';
export {
  blackjackSpots,
  insuranceOf,
  insurancePays,
  naturalPays,
  type BlackjackHand,
  type BlackjackResult,
  type BlackjackSeat,
  type BlackjackView,
} from './cards/blackjack.ts';
export { blackjackTotal } from './cards/blackjack-hand.ts';
export { basicStrategy } from './cards/blackjack-strategy.ts';
export { hiLoMultiple, hiLoRank, hiLoSwitches, likelierGuess, type HiLoChoice, type HiLoGuess, type HiLoView } from './ladder/hi-lo.ts';
export { baccaratTotal, type BaccaratResult, type BaccaratView, type BaccaratWinner } from './cards/baccarat.ts';
export { beadRoad, bigRoad, roadRows, type Bead, type BigRoadMark } from './cards/baccarat-roads.ts';
export { type DragonTigerResult, type DragonTigerView } from './cards/dragon-tiger.ts';
export { andarBaharRanges, type AndarBaharResult, type AndarBaharView, type CardRange } from './cards/andar-bahar.ts';
export { pairPlusReturns, teenPattiRankings, type TeenPattiHand, type TeenPattiRanking, type TeenPattiView } from './cards/teen-patti.ts';
export { anteBonus, threeCardPairPlus, threeCardPokerMove, type ThreeCardPokerHand, type ThreeCardPokerView } from './cards/three-card-poker.ts';
export { type ThreeCardKind } from './cards/three-card-hands.ts';
export { pokerCategories, pokerHandOf, type PokerCategory, type PokerHand } from './cards/poker-hand.ts';
export { jacksOrBetter } from './cards/jacks-or-better.ts';
export { deucesWild } from './cards/deuces-wild.ts';
export {
  holdMove,
  type VideoPokerHand,
  type VideoPokerModel,
  type VideoPokerPay,
  type VideoPokerRules,
  type VideoPokerView,
} from './cards/video-poker.ts';
export { bestHold, type VideoPokerHold } from './cards/video-poker-strategy.ts';
export { antePays, bonusPays, casinoHoldemFigures, type CasinoHoldemOutcome, type CasinoHoldemView } from './cards/casino-holdem.ts';
export { casinoHoldemMove } from './cards/casino-holdem-strategy.ts';
export { exchangeMove, russianPokerFigures, russianPokerPays, type RussianPokerOutcome, type RussianPokerView } from './cards/russian-poker.ts';
export { russianPokerMove } from './cards/russian-poker-strategy.ts';
export { crash, crashCashOutMove, crashSpot, crashTarget, type CrashView } from './crash/crash.ts';
export {
  crashBust,
  crashClientSeed,
  crashFlightMs,
  crashLowest,
  crashMultipleAt,
  crashTimeOf,
  crashTop,
  reachChance,
  type Hundredths,
} from './crash/crash-flight.ts';
