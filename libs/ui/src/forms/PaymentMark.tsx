import {
  IconBuildingBank,
  IconCash,
  IconCoin,
  IconCreditCard,
  IconCurrencyBitcoin,
  IconCurrencyEthereum,
  IconCurrencyLitecoin,
  IconDeviceMobile,
  IconTicket,
  IconWallet,
} from '../icons.ts';
import type { Icon } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './PaymentMark.module.css';

/** Kinds of payment methods. Companies' logos are not ours to use: each kind has an icon, a company has letters, and its name is beside them. */
export type PaymentKind =
  'card' | 'bank' | 'wire' | 'wallet' | 'voucher' | 'mobile' | 'cash' | 'crypto' | 'bitcoin' | 'ethereum' | 'litecoin' | 'stablecoin';

export interface PaymentMarkProps {
  kind: PaymentKind;
  /** Up to three letters in place of the icon, to tell companies apart. */
  letters?: string | undefined;
  /** Coins are round, others rectangular; 44 px, or 36 px in rows. */
  size?: 's' | 'm' | undefined;
  className?: string | undefined;
}

const signs: Record<PaymentKind, Icon> = {
  card: IconCreditCard,
  bank: IconBuildingBank,
  wire: IconBuildingBank,
  wallet: IconWallet,
  voucher: IconTicket,
  mobile: IconDeviceMobile,
  cash: IconCash,
  crypto: IconCurrencyBitcoin,
  bitcoin: IconCurrencyBitcoin,
  ethereum: IconCurrencyEthereum,
  litecoin: IconCurrencyLitecoin,
  stablecoin: IconCoin,
};

const coins = new Set<PaymentKind>(['bitcoin', 'ethereum', 'litecoin', 'stablecoin']);

/** Icon of a payment method's kind. Decoration: the name is beside it. */
export function PaymentMark({ kind, letters, size = 'm', className }: PaymentMarkProps) {
  const Sign = signs[kind];
  return (
    <span aria-hidden="true" className={joinClasses(styles.mark, coins.has(kind) && styles.coin, size === 's' && styles.s, className)}>
      {letters === undefined ? <Sign size={size === 's' ? 18 : 20} /> : <span className={styles.letters}>{letters}</span>}
    </span>
  );
}
