import { RequiredLimitsView, type RequiredLimitsViewProps } from '@playfront/account/limits';
import { buttonClass } from '@playfront/ui';
import { focusHeading, isOverPage } from '../navigation/focus-heading.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import { whenHeading } from '../navigation/when-heading.ts';

/** The form that had the focus has been removed. */
function focusPage(): void {
  whenHeading((heading) => heading && focusHeading(heading, isOverPage));
}

/** Sets the deposit limits that the player's country requires, with a link back to the games for players who do not set them. */
export function RequiredLimits({ next }: Pick<RequiredLimitsViewProps, 'next'>) {
  return (
    <RequiredLimitsView
      next={next}
      onSet={focusPage}
      laterLink={(children) => (
        <PageLink to="casino" className={buttonClass({ size: 'l' })}>
          {children}
        </PageLink>
      )}
    />
  );
}
