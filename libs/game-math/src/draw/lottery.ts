import { pickedNumbersModel } from './picked-numbers.ts';

/** Five of thirty-five numbers at fixed odds, up to ten tickets a draw. */
export const lottery535 = pickedNumbersModel({
  id: 'lottery-5-35',
  all: 35,
  drawn: 5,
  maxBets: 10,
  volatility: 'high',
  returns: { 5: { 2: 1.5, 3: 14, 4: 400, 5: 120_000 } },
});

/** Six of forty-nine numbers at fixed odds, up to ten tickets a draw. */
export const lottery649 = pickedNumbersModel({
  id: 'lottery-6-49',
  all: 49,
  drawn: 6,
  maxBets: 10,
  volatility: 'high',
  returns: { 6: { 2: 1, 3: 12, 4: 250, 5: 10_000, 6: 2_500_000 } },
});
