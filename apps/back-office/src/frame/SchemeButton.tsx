import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useFormat } from '@playfront/i18n';
import { IconMoon, IconSun } from '@playfront/ui/icons';

/** Switches between the light and the dark colours; the browser stores the choice. */
export function SchemeButton() {
  const { text } = useFormat();
  // To disable transitions, Mantine would add a style element, which the content security policy blocks.
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
