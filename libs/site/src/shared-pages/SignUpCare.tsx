import { minimumAgeOf } from '@playfront/api-contract/minimum-age';
import { useFormat } from '@playfront/i18n';
import { AgeMark } from '@playfront/ui';
import { useVisitor } from '../state/useVisitor.ts';

/** The minimum age and a reminder below the registration. */
export function SignUpCare({ className }: { className?: string | undefined }) {
  const { text } = useFormat();
  const { countryCode } = useVisitor();
  return (
    <p className={className}>
      <AgeMark>{text('site.footer.age', { age: minimumAgeOf(countryCode) })}</AgeMark>
      {text('site.sign_up.help')}
    </p>
  );
}
