// The arrival script of every page, bundled by itself and sent inline in the head (docs/arrival.md).
import type { ArrivalSettings } from '@playfront/api-contract/site-build';
import { requestMatchingBuild } from './matching-build.ts';
import { setFirstLook } from './first-look.ts';
import { loadInTurn, type TurnWindow } from './load-in-turn.ts';

const settings = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=arrival]')?.content ?? '') as ArrivalSettings;

setFirstLook(window, settings);
requestMatchingBuild(window);
// The elements of a page are HTML or SVG and have a dataset, which the type of `children` does not include.
void loadInTurn(window as unknown as TurnWindow, settings.fontFamilies);
