import type { Locator } from '@playwright/test';
import { fullName, newPlayer } from '../site/player.ts';
import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Opens the contact form from the menu. */
async function openContact(site: Site): Promise<Locator> {
  await site.openMenuEntry('Contact us');
  const dialog = site.page.getByRole('dialog', { name: 'Contact us' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Sends the form and expects the confirmation. */
async function send(site: Site, dialog: Locator, email: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(site.page.getByText('Your message was sent')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'We received your message' })).toBeFocused();
  await expect(dialog.getByText('We usually reply within 1-2 working days.')).toBeVisible();
  await expect(dialog.getByText(`The reply goes to ${email}.`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send message' })).toHaveCount(0);
}

test('a visitor writes to support from the menu, and the dialog confirms that the message was sent @content @site @gate', async ({ site }) => {
  const { email } = newPlayer();
  await site.open('/promotion');
  const dialog = await openContact(site);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByLabel('Your name')).toBeFocused();
  await dialog.getByLabel('Your name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example');
  await dialog.getByLabel('Dial code').selectOption('FI');
  await dialog.getByLabel('Phone number').fill('401234567');
  await dialog.getByLabel('Your message').fill('How do I confirm my age?');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(email);
  await send(site, dialog, email);
});

test('the contact form of a player is prefilled from the profile @content @site', async ({ site }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/promotion');
  await expect(site.balance).toBeVisible();
  const dialog = await openContact(site);
  await expect(dialog.getByLabel('Your name')).toHaveValue(fullName(player));
  await expect(dialog.getByLabel('Email')).toHaveValue(player.email);
  await expect(dialog.getByLabel('Dial code')).toHaveValue('FI');
  await expect(dialog.getByLabel('Phone number')).toHaveValue(/^40\d{7}$/);
  await dialog.getByLabel('Your message').fill('Where is my withdrawal?');
  await send(site, dialog, player.email);
});
