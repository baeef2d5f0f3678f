import type { DetailsLinkProps } from '@playfront/casino';
import { PageLink } from './PageLink.tsx';

/** A link to the page about a game. */
export const GameDetailsLink = ({ slug, ...link }: DetailsLinkProps) => <PageLink to="game" params={{ slug }} {...link} />;
