import { pickedNumbersModel } from './picked-numbers.ts';

/** Twenty of eighty numbers, one to ten picks. */
export const keno = pickedNumbersModel({
  id: 'keno',
  all: 80,
  drawn: 20,
  maxBets: 1,
  volatility: 'high',
  returns: {
    1: { 1: 3.8 },
    2: { 1: 1, 2: 9.4 },
    3: { 2: 2.5, 3: 43 },
    4: { 2: 1.5, 3: 6, 4: 121 },
    5: { 3: 4, 4: 18, 5: 608 },
    6: { 3: 2, 4: 8, 5: 80, 6: 1_600 },
    7: { 3: 1, 4: 4, 5: 26, 6: 300, 7: 5_000 },
    8: { 4: 3, 5: 14, 6: 96, 7: 930, 8: 13_000 },
    9: { 4: 1.5, 5: 6, 6: 44, 7: 340, 8: 3_300, 9: 25_000 },
    10: { 0: 3, 5: 3, 6: 22, 7: 135, 8: 1_050, 9: 5_000, 10: 50_000 },
  },
});
