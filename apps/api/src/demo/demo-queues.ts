import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { playerInReview } from './demo-accounts.ts';

/** A fictitious identity card with the data of the player in review. */
const specimen = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="760" font-family="sans-serif" fill="#1d2a35">
  <rect width="1200" height="760" rx="36" fill="#dfe8ec"/>
  <rect width="1200" height="110" rx="36" fill="#9fb4c0"/>
  <text x="60" y="72" font-size="40" font-weight="700">IDENTITY CARD · SPECIMEN</text>
  <rect x="60" y="160" width="300" height="380" fill="#b9c9d2"/>
  <circle cx="210" cy="300" r="80" fill="#e9c7a8"/>
  <path d="M90 540c0-90 50-140 120-140s120 50 120 140z" fill="#42545f"/>
  <g font-size="26" fill="#51626d"><text x="420" y="190">Surname</text><text x="420" y="310">Given names</text><text x="420" y="430">Date of birth</text></g>
  <g font-size="40" font-weight="700"><text x="420" y="240">REVIEW</text><text x="420" y="360">VERA</text><text x="420" y="480">12 04 1988</text></g>
  <g font-size="38" font-family="monospace"><text x="60" y="640">I&lt;FIN000000000&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text><text x="60" y="700">REVIEW&lt;&lt;VERA&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text></g>
</svg>`;

type Result = { readonly accessToken?: string; readonly error?: string };

/** Sends, by the site's calls, items for the staff of a new installation to decide on: a document and a contact message. */
export async function fillDemoQueues(app: FastifyInstance, password: string): Promise<void> {
  const post = async (path: string, payload: object, authorization?: string) => {
    const response = await app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: authorization ? { authorization } : {} });
    if (response.statusCode !== 200) throw new Error(`${path} refused the demonstration data: ${response.body}`);
    return response.json<Result>();
  };
  const { accessToken } = await post('front/auth/login/', { username: playerInReview, password });
  const authorization = `Bearer ${accessToken}`;
  const content = (await sharp(Buffer.from(specimen)).flatten({ background: '#343a40' }).jpeg().toBuffer()).toString('base64');
  await post('front/upload_document', { kind: 'identity', file_name: 'identity-card.jpg', content }, authorization);
  const note = 'I asked for a withdrawal and uploaded my identity card. When will it be checked?';
  const sender = { player_name: 'Vera Review', email: `${playerInReview}@example.com`, phone_number: '+358401234567' };
  await post('front/player_send_message', { ...sender, note }, authorization);
  await post('front/logout', {}, authorization);
}
