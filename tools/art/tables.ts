/** Games of the other categories: tables, draws, instant games, and the live tables. */
import type { GameCategory } from '@playfront/api-contract';

export interface CategoryGames {
  /** The motifs of the games in their order; repeated if there are more games. */
  motifs: string;
  names: string;
  /** The models of the games in their order, repeated if there are more games; `-` for a game whose rules do not exist yet. Without it, all wait. */
  models?: string;
  /** Further categories of these games. */
  also?: readonly GameCategory[];
}

export const tableGames: Partial<Record<GameCategory, CategoryGames>> = {
  baccarat: {
    motifs: 'cards chips cards/hand chips/splash',
    models: 'baccarat',
    names: "Punto Salon, Banker's Table, Natural Nine, Velvet Baccarat, Harbour Baccarat, Tie Breaker Baccarat, Plain Baccarat",
  },
  blackjack: {
    motifs: 'cards/hand chips chips/splash chips cards chips/splash cards/hand chips',
    models: 'blackjack',
    names:
      'Classic Blackjack, House of Twenty-One, Velvet Blackjack, Split & Stand, High Table Blackjack, Blackjack Lounge, Natural Twenty-One, Blackjack Quarter',
  },
  'skill-games': {
    motifs: 'football hourglass target football swords',
    models: 'penalty mines shooting penalty mines',
    names: "Penalty Hour, Steady Hand, Archer's Ladder, Free Kick Line, Tower of Arms",
  },
  'instant-win': {
    motifs: 'balls comet wheel balls coin key reels scarab wheel',
    models: 'plinko over-under wheel-50 plinko coin-flip mines mines plinko wheel-50',
    names: 'Peg Drop, Limbo Line, Fifty Wheel, Falling Pegs, Golden Envelope, Three Doors, Instant Ruby, Pyramid Drop, Prize Wheel',
  },
  bingo: {
    motifs: 'board balls/cage board balls board balls/cage',
    models: 'bingo-75',
    names: 'Seaside Bingo 75, Midnight Bingo, Garden Hall Bingo, Full House Club, Legs and Lines, Harbour Bingo',
  },
  fishing: {
    motifs: 'kraken fish shell fish/leap kraken/deep',
    models: 'fishing',
    names: 'Harpoon Bay, Golden Shoal, Reef Hunter, Net and Coin, Deep Trawl',
  },
  roulette: {
    motifs: 'roulette roulette/table',
    models: 'european-roulette',
    names: 'Roulette Classic, Neon Roulette, Velvet Roulette',
  },
  poker: {
    motifs: 'cards chips/splash cards/hand chips',
    models: 'three-card-poker',
    names: 'Three Card Salon, Ante & Play, Queen High Table, Pair Plus Club',
  },
  'casual-games': {
    motifs: 'reels citadel coin planet plane rocket comet wheel football plane',
    models: 'mines mines coin-flip crash crash crash crash wheel-50 penalty crash',
    names: 'Minefield Gems, Tower Steps, Coin Flip, Crash Orbit, Skyward, Rocket Line, Comet Chase, Wheel of Steps, Goal Line, Flight Path',
  },
  'hi-lo-switch': { motifs: 'hilo', models: 'hi-lo', names: 'Hi-Lo Switch, Higher Ground, Card Ladder, Switchback Hi-Lo' },
  'video-poker': {
    motifs: 'cards chips/splash cards/hand chips',
    models: 'jacks-or-better deuces-wild',
    names: 'Jacks or Better, Deuces Wild, Five Play Jacks, Deuces Lounge',
  },
  lottery: {
    motifs: 'balls/cage board balls board',
    models: 'lottery-5-35 lottery-5-35 lottery-6-49 lottery-6-49 lottery-6-49 lottery-5-35',
    names: 'Five of Thirty-Five, Evening Draw, Six Numbers, Midnight Lottery, Golden Draw, Harbour Lotto',
  },
  dice: {
    motifs: 'dice',
    models: 'over-under two-dice two-dice over-under over-under two-dice',
    names: 'Over Under, Two Dice Table, Field & Seven, Dice Ladder, Hundred Dice, Craps Corner',
  },
  'sic-bo': {
    motifs: 'three-dice three-dice three-dice dragon lantern',
    models: 'sic-bo',
    names: 'Sic Bo, Three Dice Pavilion, Big & Small, Dragon Sic Bo, Lantern Dice',
  },
  'casino-holdem': {
    motifs: 'cards/hand chips/splash cards chips',
    models: 'casino-holdem',
    names: "Casino Hold'em, Hold'em Lounge, Hold'em Bonus, Private Hold'em",
    also: ['poker'],
  },
  'european-roulette': {
    motifs: 'roulette/table roulette',
    models: 'european-roulette',
    names: 'European Roulette, Single Zero Salon, Old Town Roulette, Northern Wheel, European Gold Wheel',
    also: ['roulette'],
  },
  'russian-poker': {
    motifs: 'cards chips/splash cards/hand chips',
    models: 'russian-poker',
    names: 'Russian Poker, Sixth Card, Winter Poker, Silver Birch Poker',
    also: ['poker'],
  },
  'american-roulette': {
    motifs: 'roulette roulette/table',
    models: 'american-roulette',
    names: 'American Roulette, Double Zero Club, Nevada Wheel, Riverboat Roulette',
    also: ['roulette'],
  },
  'french-roulette': {
    motifs: 'roulette/table roulette',
    models: 'french-roulette',
    names: 'French Roulette, La Partage, Café Roulette, Riviera Wheel',
    also: ['roulette'],
  },
  'video-bingo': {
    motifs: 'board balls/cage board balls',
    models: 'video-bingo',
    names: 'Sixty Ball, Carnival Cards, Four Card Bingo, Pattern Hunt, Extra Ball Samba',
  },
  racing: {
    motifs: 'horse horse/rearing horseshoe horse/rearing trophy',
    models: 'race',
    names: 'Harbour Derby, Virtual Steeplechase, Sulky Sprint, Midnight Stakes, Turf and Tide',
  },
  sports: {
    motifs: 'football trophy football football',
    models: 'virtual-football virtual-football penalty virtual-football',
    names: 'Virtual League, Cup Night, Penalty Series, Five-a-Side',
  },
  keno: {
    motifs: 'board balls board balls/cage',
    models: 'keno',
    names: 'Keno Eighty, Keno Lounge, Ten Spot, Keno Nights, Cavern Keno, Twenty of Eighty',
  },
  fighting: { motifs: 'gloves katanas gloves gloves', models: 'fight', names: 'Iron Ring, Blade Arena, Southpaw Hall, Knockout Night' },
  shooting: { motifs: 'target', models: 'shooting', names: 'Clay Range, Bullseye Alley, Skeet Club, Longbow Field' },
  'scratch-cards': {
    motifs: 'ticket ticket/fan',
    models: 'scratch-card',
    names:
      'Scratch Sterling, Triple Foil, Ruby Scratch, Winter Scratch, Golden Panel, Silver Strip, Match Three, Lucky Sevens Scratch, Harbour Scratch, Treasure Foil, Garden Scratch, Neon Scratch',
  },
  card: {
    motifs: 'dragon cards dragon/wings tiger',
    models: 'dragon-tiger',
    names: 'Dragon & Tiger, High Card Duel, Dragon Salon, Tiger Gate',
  },
  'andar-bahar': {
    motifs: 'lotus cards lotus/pond cards/hand',
    models: 'andar-bahar',
    names: 'Andar Bahar, Bazaar Andar Bahar, Monsoon Andar Bahar, Andar Bahar Gold',
  },
  'teen-patti': {
    motifs: 'cards/hand lotus/pond cards lotus',
    models: 'teen-patti',
    names: 'Teen Patti, Pair Plus Patti, Royal Court Patti, Teen Patti Gold',
  },
};

/** Live tables by game. `seats`: how many players can play at the same time; without it, any number. */
export const liveTables: readonly (CategoryGames & { category: GameCategory; seats?: number })[] = [
  {
    category: 'european-roulette',
    also: ['roulette'],
    motifs: 'roulette roulette/table',
    names: 'Live European Roulette, Salon Roulette Live, Harbour Roulette Live, Live Wheel Nine, Live Auto Wheel, Ruletti Live, Roulette Nord Live',
  },
  { category: 'american-roulette', also: ['roulette'], motifs: 'roulette/table badge', names: 'Live American Roulette, Double Zero Live' },
  {
    category: 'french-roulette',
    also: ['roulette'],
    motifs: 'roulette roulette/table fan',
    names: 'Live French Roulette, Riviera Roulette Live, La Partage Live',
  },
  {
    category: 'blackjack',
    seats: 7,
    motifs: 'cards/hand chips queen cards chips/splash diamond cards chips goblet vault cards/hand',
    names:
      'Live Blackjack, Blackjack Salon 1, Blackjack Salon 2, Blackjack Salon 3, Blackjack Salon 4, Harbour Blackjack Live, High Table Live, Blackjack Nord Live, Live Twenty-One, Blackjack Privé Live, Open Seat Blackjack',
  },
  {
    category: 'casino-holdem',
    also: ['poker'],
    motifs: 'cards chips/splash trophy',
    names: "Live Casino Hold'em, Salon Hold'em Live, Hold'em Bonus Live",
  },
  {
    category: 'poker',
    motifs: 'cards/hand shell coin chips',
    names: 'Live Three Card Poker, Live Caribbean Poker, Ante & Play Live, Oasis Table Live',
  },
  {
    category: 'baccarat',
    motifs: 'cards chips key cards/hand chips/splash lantern queen crown',
    names:
      'Live Baccarat, Baccarat Salon 1, Baccarat Salon 2, Baccarat Salon 3, Baccarat Squeeze Live, Plain Baccarat Live, Harbour Baccarat Live, Baccarat Privé Live',
  },
  { category: 'sic-bo', motifs: 'three-dice', names: 'Live Sic Bo, Three Dice Live' },
  { category: 'card', motifs: 'dragon/wings swords', names: 'Live Dragon & Tiger, High Card Live' },
  { category: 'andar-bahar', motifs: 'lotus lotus/pond', names: 'Live Andar Bahar, Bazaar Live' },
  { category: 'teen-patti', motifs: 'elephant coin', names: 'Live Teen Patti, Royal Court Live' },
  { category: 'instant-win', motifs: 'wheel', names: 'Fifty Wheel Live, Wheel Hall Live' },
];
