import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { passwordPolicies } from '@playfront/api-contract';
import { adminSettingKeys, type StaffSettingKey } from '@playfront/api-contract/staff';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import type { MessageId } from '@playfront/i18n';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { canUse } from '../session/scopes.ts';
import { useAction } from '../session/useAction.ts';
import { useOfficer, useStaffApi } from '../session/StaffSessionProvider.tsx';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { isMultiLine, linesOf, settingOf, textOf } from './setting.schema.ts';
import styles from '../frame/layout.module.css';

type Setting = StaffCallResponse<'adminGetSettings'>['settings'][number];

export const settingMessages = {
  country_black_list: 'backoffice.settings.country_black_list',
  ip_black_list: 'backoffice.settings.ip_black_list',
  one_account_per_ip: 'backoffice.settings.one_account_per_ip',
  conceal_accounts: 'backoffice.settings.conceal_accounts',
  password_policy: 'backoffice.settings.password_policy',
  support_email: 'backoffice.settings.support_email',
  kyc_before_withdrawal: 'backoffice.settings.kyc_before_withdrawal',
  closed_loop: 'backoffice.settings.closed_loop',
  own_card_form: 'backoffice.settings.own_card_form',
  payout_needs_confirmed_mail: 'backoffice.settings.payout_needs_confirmed_mail',
  new_destination_hold_hours: 'backoffice.settings.new_destination_hold_hours',
  second_officer_above: 'backoffice.settings.second_officer_above',
  auto_approve_below: 'backoffice.settings.auto_approve_below',
  auto_release_after_minutes: 'backoffice.settings.auto_release_after_minutes',
  withdrawal_review_hours: 'backoffice.settings.withdrawal_review_hours',
  document_second_officer: 'backoffice.settings.document_second_officer',
  staff_second_factor: 'backoffice.settings.staff_second_factor',
  sports_offered: 'backoffice.settings.sports_offered',
} as const satisfies Record<StaffSettingKey, MessageId>;

const policyMessages = {
  standard: 'backoffice.settings.policy.standard',
  strong: 'backoffice.settings.policy.strong',
} as const satisfies Record<(typeof passwordPolicies)[number], MessageId>;

/** The settings that staff may change, each with a reason. */
export function SettingsPage() {
  const { text } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const list = useQuery(useStaffQuery('adminGetSettings', {}));
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  const open = list.data.settings.find(({ key }) => key === params.get('open'));
  return (
    <>
      <PageHead title={text('backoffice.navigation.settings')} />
      <div className={styles['split']}>
        <RecordTable
          label={text('backoffice.navigation.settings')}
          rows={list.data.settings}
          rowKey={({ key }) => key}
          empty={text('backoffice.settings.empty')}
          onOpen={({ key }) => setParams({ open: key })}
          openKey={open?.key}
          columns={[
            { key: 'name', label: text('backoffice.column.setting'), cell: ({ key }) => text(settingMessages[key]) },
            { key: 'value', label: text('backoffice.column.value'), cell: ({ key, value }) => <Value setting={key} value={value} />, isShort: true },
          ]}
        />
        {open ? (
          <SettingForm key={`${open.key} ${textOf(open.value)}`} setting={open} />
        ) : (
          <div className={styles['panel']}>
            <p className={styles['dim']}>{text('backoffice.settings.choose')}</p>
          </div>
        )}
      </div>
    </>
  );
}

/** A longer list is shown as a number of entries. */
const maxNamedEntries = 3;

function Value({ setting, value }: { setting: StaffSettingKey; value: Setting['value'] }) {
  const { text, number } = useStaffFormat();
  if (typeof value === 'boolean') return text(value ? 'backoffice.settings.on' : 'backoffice.settings.off');
  if (isMultiLine(value)) {
    const entries = linesOf(value);
    return entries.length > 0 && entries.length <= maxNamedEntries
      ? entries.join(', ')
      : text('backoffice.settings.entries', { count: entries.length });
  }
  if (typeof value === 'number') return number(value);
  if (setting === 'password_policy') return text(policyMessages[passwordPolicies.find((one) => one === value) ?? 'standard']);
  return value === '' ? text('backoffice.settings.not_set') : value;
}

function SettingForm({ setting: { key, value, is_fixed } }: { setting: Setting }) {
  const { text } = useStaffFormat();
  const api = useStaffApi();
  const { scope } = useOfficer();
  const isForAdmins = adminSettingKeys.includes(key) && !canUse(scope, 'admin');
  const { isSending, run } = useAction();
  const [typed, setTyped] = useState(textOf(value));
  const [reason, setReason] = useState('');
  const next = settingOf(key, value, typed);
  const label = text(settingMessages[key]);
  const error = next === undefined ? text('backoffice.failure.invalid_value') : null;
  const save = () =>
    next === undefined
      ? undefined
      : run(() => api.adminUpdateSetting({ key, value: next, expected: value, reason }), text('backoffice.settings.saved', { setting: label }));
  if (is_fixed || isForAdmins) {
    return (
      <section className={styles['panel']} aria-label={label}>
        <h2>{label}</h2>
        <p className={styles['dim']}>{text(is_fixed ? 'backoffice.settings.fixed' : 'backoffice.settings.for_admins')}</p>
      </section>
    );
  }
  return (
    <section className={styles['panel']} aria-label={label}>
      {isMultiLine(value) ? (
        <Textarea
          label={label}
          description={text(Array.isArray(value) ? 'backoffice.settings.list_hint' : 'backoffice.settings.amounts_hint')}
          rows={10}
          error={error}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : typeof value === 'boolean' ? (
        <NativeSelect
          label={label}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data={[
            { value: 'true', label: text('backoffice.settings.on') },
            { value: 'false', label: text('backoffice.settings.off') },
          ]}
        />
      ) : key === 'password_policy' ? (
        <NativeSelect
          label={label}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data={passwordPolicies.map((one) => ({ value: one, label: text(policyMessages[one]) }))}
        />
      ) : (
        <TextInput label={label} error={error} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      )}
      <TextInput
        label={text('backoffice.decision.reason')}
        maxLength={maxTextLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button disabled={next === undefined || reason.trim() === ''} loading={isSending} onClick={() => void save()}>
          {text('backoffice.settings.save')}
        </Button>
      </div>
    </section>
  );
}
