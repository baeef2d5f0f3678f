import { expect, test } from 'vitest';
import { changedDetails, coinsOf, neededFields, networksOf } from './payment-details.ts';

const method = {
  fields: ['coin', 'network', 'address', 'memo', 'unknown_field'],
  networks: [
    { coin: 'BTC', network: 'bitcoin', has_memo: false },
    { coin: 'USDT', network: 'tron', has_memo: false },
    { coin: 'USDT', network: 'ton', has_memo: true },
  ],
};

test('a coin has its networks', () => {
  expect(coinsOf(method)).toEqual(['BTC', 'USDT']);
  expect(networksOf(method, 'USDT').map(({ network }) => network)).toEqual(['tron', 'ton']);
});

test('another coin selects its only network and clears the memo', () => {
  expect(changedDetails(method, 'coin', 'BTC')).toEqual({ coin: 'BTC', network: 'bitcoin', memo: '' });
  expect(changedDetails(method, 'coin', 'USDT')).toEqual({ coin: 'USDT', network: '', memo: '' });
  expect(changedDetails(method, 'address', 'bc1')).toEqual({ address: 'bc1' });
});

test('a memo is needed where the network of the coin has one', () => {
  expect(neededFields(method, { coin: 'USDT', network: 'ton' })).toEqual(method.fields);
  const withoutMemo = method.fields.filter((field) => field !== 'memo');
  expect(neededFields(method, { coin: 'USDT', network: 'tron' })).toEqual(withoutMemo);
  expect(neededFields(method, { coin: 'BTC', network: 'ton' })).toEqual(withoutMemo);
});
