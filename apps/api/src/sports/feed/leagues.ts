import type { SportId } from '../models/sports.ts';
import type { League } from '../events/feed-messages.ts';

/** A league of the simulated feed: every side plays once a day, one match after another from the first kick-off. */
export type SimulatedLeague = League & {
  readonly sport: SportId;
  /** An even number of sides. */
  readonly sides: readonly string[];
  /** Minutes after midnight UTC. */
  readonly firstStart: number;
  readonly minutesBetween: number;
};

function league(sport: SportId, id: string, region: string, name: string, start: readonly [number, number], sides: string): SimulatedLeague {
  return { id, sport, region, name, firstStart: start[0], minutesBetween: start[1], sides: sides.split(', ') };
}

/** Fictional leagues. Their matches are spread around the clock, so that one is always in play. */
export const leagues: readonly SimulatedLeague[] = [
  league(
    'football',
    'fb-vastermark',
    'Västermark',
    'Premier Division',
    [600, 75],
    'Eldmere Rovers, Skarhavn, Tarnholt United, Lowmark Athletic, Quillport, Brennvik, Fallowby Town, Osmund Park, Hedesund, Grimsholm, Varnby, Alderwick, Sankt Orm, Norrfors, Ketilby, Stavemoor',
  ),
  league(
    'football',
    'fb-costa-serrana',
    'Costa Serrana',
    'Liga Mayor',
    [960, 75],
    'Puerto Lirio, Real Almendra, Montesol, Villa Cobre, Deportivo Arenal, Castromar, Union Salinas, Altavega, Rio Pardo, Atletico Fuentel, Cabo Noro, San Telmira, Valdoro, Piedra Blanca, Marenda, Torrequinta',
  ),
  league(
    'football',
    'fb-hanamura',
    'Hanamura',
    'First League',
    [180, 75],
    'Akizora, Kitamori Stars, Minatohama, Shirokawa, Tsubame FC, Aonami, Hoshimachi, Kazehara United, Natsuda, Okushima, Sorachi Hills, Yamabuki, Fujikusa, Harukaze, Mizunoe, Toragawa',
  ),
  league(
    'football',
    'fb-northern-isles',
    'Northern Isles',
    'Championship',
    [1320, 75],
    'Ravensay, Port Tangle, Kirk Mallow, Dunskerry, Heather Bank, Selkie Bay, Cairn Athletic, Muckle Sound, Fethaland, Isbister Vale, Stromhead, Whalsgarth, Oxna Rovers, Linga, Burravale, Papay Town',
  ),
  league(
    'ice-hockey',
    'ih-polar',
    'Polar Union',
    'Top League',
    [900, 60],
    'Skarhavn Bears, Norrfors Lynx, Hedesund Icebreakers, Kallsjo Wolves, Brennvik Comets, Sankt Orm Kings, Isfjell Ravens, Varnby Storm, Tundra Foxes, Grimsholm Giants',
  ),
  league(
    'ice-hockey',
    'ih-great-lakes',
    'Lake Provinces',
    'Lake League',
    [30, 60],
    'Port Ansell Herons, Copper Falls, Maplethorn Rangers, Slate River Miners, Birchwood Owls, Cedar Point Pilots, Lake Corin Sturgeons, Elkhollow, Thunder Narrows, Wolverton Axes',
  ),
  league(
    'ice-hockey',
    'ih-alpine',
    'Alpine Cantons',
    'National League',
    [480, 60],
    'Steinthal, Hochfirn Eagles, Murbach Lions, Valdena, Obersee Steelmen, Grauhorn, Lavinasca, Tannwald Stags, Bergell Marmots, Rothorn Flyers',
  ),
  league(
    'tennis',
    'tn-summer-tour',
    'Summer Tour',
    'Singles',
    [0, 60],
    'I. Varga-Lund, M. Okonjo, T. Brightwater, R. Salvatico, L. Nyberg-Holt, K. Arimoto, D. Castellane, P. Wrenfield, J. Abarro, S. Lindqvary, E. Montrose-Vale, N. Petrakin, F. Duarez, A. Kowalczek, B. Thornquist, H. Yamazaka',
  ),
  league(
    'tennis',
    'tn-harbour-open',
    'Harbour Open',
    'Singles',
    [470, 60],
    'C. Devereaux-Roth, V. Halvorsund, O. Temperley, G. Marchetto, Y. Sorokhan, W. Ashgrove, Z. Ferrantino, U. Bergstroem, Q. Lamarque, X. Delacourt, M. Ibsenius, A. Rosendal-Cruz, T. Nakahara, P. Vandermoot, L. Cortazal, R. Eklundh',
  ),
  league(
    'tennis',
    'tn-masters-cup',
    'Masters Cup',
    'Singles',
    [950, 60],
    'J. Stellenberg, K. Montalvan, S. Prideaux-Lee, D. Hollanter, E. Kvistgard, B. Amarante, H. Whitlocke, N. Zelenko, F. Baskerly, I. Corvino, G. Thalberg, O. Mirandola, V. Ostrander, C. Fennimore, Y. Bellarosa, W. Tachibane',
  ),
  league(
    'basketball',
    'bb-metro',
    'Metro States',
    'Pro League',
    [1380, 70],
    'Ironbridge Hammers, Bay Crescent Waves, Redstone Coyotes, Summit City Peaks, Union Docks, Magnolia Heat Lamps, Prairie Bison, Lantern City Lights, Gateway Arches, Silver Mesa',
  ),
  league(
    'basketball',
    'bb-adria',
    'Adria',
    'Super League',
    [930, 70],
    'Vela Rijeka Grad, Porto Sesto, Kastel Nova, Solana, Maestral, Lido Veloce, Otok Galeb, Torre Alta, Jadra, Monte Chiaro',
  ),
  league(
    'basketball',
    'bb-southern-cross',
    'Southern Cross',
    'National Cup',
    [420, 70],
    'Coral Bay Breakers, Dustwater, Kauri Point, Emu Ridge, Wattle Park, Opal Town Miners, Long Reef, Tussock Plains, Gumtree Gully, Pearl Coast',
  ),
];
