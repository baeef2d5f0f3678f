import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useFormat } from '@playfront/i18n';
import { IconMoon, IconSun } from '@playfront/ui/icons';

/** Switches between the light and the dark colours; the browser remembers the choice. */
export function SchemeButton() {
  const { text } = useFormat();
  // To stop transitions, Mantine would write a style element, which the policy of the page refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme() === 'dark';
  return (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={text(isDark ? 'backoffice.frame.light' : 'backoffice.frame.dark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={16} /> : <IconMoon size={16} />}
    </ActionIcon>
  );
}
