import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '@playfront/api-client';
import { isUuid } from '@playfront/api-contract/uuid';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import { useFormat } from '@playfront/i18n';
import { IconSearch } from '@playfront/ui/icons';
import { useFailureText } from '../failure/useFailureText.ts';
import { useNotify } from '../notices/NoticesProvider.tsx';
import { useOfficer, useStaffApi } from '../session/StaffSessionProvider.tsx';
import { recordAddress } from './record-address.ts';
import { focusOn } from './useArrivalFocus.ts';
import styles from './Frame.module.css';

/** Opens the record with the typed ID; searches the players for any other text. The / key moves the focus here. */
export function HeaderSearch() {
  const { text } = useFormat();
  const api = useStaffApi();
  const { scope } = useOfficer();
  const notify = useNotify();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const query = typed.trim();
    if (query === '') return;
    try {
      const isId = isUuid(query);
      const address = isId ? recordAddress((await api.adminFindRecord({ id: query })).record, scope) : `/players?search=${encodeURIComponent(query)}`;
      setTyped('');
      await navigate(address, { state: focusOn(isId ? 'heading' : 'results') });
    } catch (error) {
      notify('failed', asApiError(error).key === 'not_found' ? text('backoffice.frame.search_none') : failureText(error));
    }
  }

  return (
    <search className={styles['search']}>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <TextInput
          ref={field}
          aria-label={text('backoffice.frame.search')}
          placeholder={text('backoffice.frame.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={<kbd className={styles['key']}>/</kbd>}
          maxLength={maxTextLength}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
