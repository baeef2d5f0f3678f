import { Alert, Button, PasswordInput, TextInput, Title } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { asApiError } from '@playfront/api-client';
import { useFormat, type MessageId } from '@playfront/i18n';
import { useFailureText } from '../failure/useFailureText.ts';
import { useStaffSession, type SignedOut } from '../session/StaffSessionProvider.tsx';
import styles from './LoginPage.module.css';

const whyMessages: Readonly<Record<SignedOut, MessageId | undefined>> = {
  none: undefined,
  ended: 'backoffice.login.ended',
  not_staff: 'backoffice.login.not_staff',
  second_factor: 'backoffice.login.second_factor',
};

type LoginPageProps = { readonly why: SignedOut; readonly onLoggedIn: () => void };

/** Login of staff; the code field appears once the password is correct. */
export function LoginPage({ why, onLoggedIn }: LoginPageProps) {
  const { text } = useFormat();
  const failureText = useFailureText();
  const { login } = useStaffSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCodeRequired, setIsCodeRequired] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await login({ username, password, ...(isCodeRequired ? { code } : {}) });
      onLoggedIn();
    } catch (error) {
      if (asApiError(error).key === 'code_required') return setIsCodeRequired(true);
      setFailure(failureText(error));
      setCode('');
    } finally {
      setIsSending(false);
    }
  }

  const reason = whyMessages[why];
  const notice = failure ?? (reason && text(reason));
  return (
    <main className={styles['page']}>
      <form className={styles['form']} onSubmit={(event) => void handleSubmit(event)}>
        <Title order={1} size="h3">
          {text('backoffice.login.heading')}
        </Title>
        {notice ? (
          <Alert color="red" role="alert">
            {notice}
          </Alert>
        ) : null}
        <TextInput
          label={text('backoffice.login.username')}
          autoComplete="username"
          autoFocus
          required
          withAsterisk={false}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <PasswordInput
          label={text('backoffice.login.password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': text('backoffice.login.show_password') }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {isCodeRequired ? (
          <TextInput
            label={text('backoffice.login.code')}
            autoComplete="one-time-code"
            autoFocus
            required
            withAsterisk={false}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : null}
        {why === 'second_factor' ? <a href="/user-management?tab=security">{text('backoffice.login.set_up')}</a> : null}
        <Button type="submit" loading={isSending}>
          {text('backoffice.login.submit')}
        </Button>
      </form>
    </main>
  );
}
