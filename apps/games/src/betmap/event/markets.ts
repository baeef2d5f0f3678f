import { element } from '../../frame/element.ts';
import type { PayRow, SceneTools } from '../../bets/scene.ts';
import type { Spot, Spots } from '../../bets/spots.ts';
import { returnOn } from '../../bets/table-scene.ts';

/** Bets of one kind. `shown` is the text on the spot if that is not its name. */
export type Market = {
  readonly id: string;
  readonly name: string;
  readonly bets: readonly { readonly spot: string; readonly name: string; readonly shown?: string }[];
};

/** The spots of all markets, each with its return. */
export function marketSpots(markets: readonly Market[], tools: SceneTools): readonly Spot[] {
  return markets.flatMap(({ name: market, bets }) =>
    bets.map(({ spot, name, shown = name }): Spot => {
      const pays = tools.times(returnOn(spot, tools));
      return { id: spot, name: `${market}: ${name}`, pays, classes: 'odds', content: [element('span', {}, shown), element('b', {}, pays)] };
    }),
  );
}

/** The table: a headed block for each market. */
export function marketTable(markets: readonly Market[], { buttons }: Spots, label: string): HTMLElement {
  const blocks = markets.map(({ id, name, bets }) =>
    element(
      'section',
      { class: `market market-${id}` },
      element('h2', {}, name),
      element('div', { class: 'market-bets' }, ...bets.flatMap(({ spot }) => buttons.get(spot) ?? [])),
    ),
  );
  return element('div', { class: 'event-table markets', role: 'group', 'aria-label': label }, ...blocks);
}

/** A row of the rules for each bet. */
export function marketPays(markets: readonly Market[], tools: SceneTools): PayRow[] {
  return markets.flatMap(({ name: market, bets }) =>
    bets.map(({ spot, name }) => ({
      bet: `${market}: ${name}`,
      pays: tools.times(returnOn(spot, tools)),
      rtpPercent: tools.model.figuresOf(spot).rtpPercent,
    })),
  );
}
