import {
  IconBallFootball,
  IconBuildingBank,
  IconCards,
  IconGift,
  IconHelp,
  IconLock,
  IconShieldCheck,
  IconUserPlus,
  IconWallet,
  type Icon,
} from '@playfront/ui/icons';

const icons = new Map<string, Icon>([
  ['account', IconUserPlus],
  ['deposits', IconWallet],
  ['withdrawals', IconBuildingBank],
  ['bonuses', IconGift],
  ['games', IconCards],
  ['sports', IconBallFootball],
  ['safer-play', IconShieldCheck],
  ['privacy', IconLock],
]);

/** Icon of a known section; a question mark for one that an operator added. */
export const faqIcon = (sectionId: string): Icon => icons.get(sectionId) ?? IconHelp;
