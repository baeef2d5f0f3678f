import { useState } from 'react';
import type { Promotion } from '@playfront/api-contract';
import { withLead } from './promotion.rules.ts';

/**
 * The promotion shown in full width, and the others ({@link withLead}). A promotion that is claimed on the page stays where it is: if its card moved, its
 * button would lose the focus.
 */
export function useLead(promotions: readonly Promotion[], isSignedIn: boolean): ReturnType<typeof withLead> {
  const of = JSON.stringify([isSignedIn, promotions.map(({ id }) => id)]);
  const [chosen, setChosen] = useState<{ of: string; leadId: string | undefined }>();
  if (chosen?.of !== of) setChosen({ of, leadId: withLead(promotions, isSignedIn).lead?.id });
  const lead = promotions.find(({ id }) => chosen?.of === of && id === chosen.leadId);
  return lead ? { lead, others: promotions.filter((promotion) => promotion !== lead) } : withLead(promotions, isSignedIn);
}
