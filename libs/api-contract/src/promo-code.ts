import * as v from 'valibot';
import { asCode } from '@playfront/typed-text';
import { textSchema } from './wire.ts';

/** A promo code as it is typed, pasted or linked, parsed to the form that is looked up and stored; case does not matter. Empty: none. */
export const promoCodeSchema = v.pipe(textSchema, v.transform(asCode));
