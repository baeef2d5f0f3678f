/** Countries of campaigns, by URL (spec §2); other campaigns are for every country. */
const campaignCountries: Readonly<Record<string, string>> = {
  '10freeaus': 'AU',
  '10freeca': 'CA',
  '10freeuk': 'GB',
  de10free: 'DE',
  fr10free: 'FR',
  frbingo50: 'FR',
  no10free: 'NO',
  se10free: 'SE',
};

/** Country of each `welcome1` URL (spec §2). */
const welcomeCountries: Readonly<Record<string, string>> = { aus: 'AU', canada: 'CA', 'south-africa': 'ZA', uk: 'GB' };

/** Country (ISO 3166) of a campaign, if it is for one. */
export const countryOfCampaign = (campaign: string): string | undefined => campaignCountries[campaign];

/** Country (ISO 3166) of a country's welcome page. */
export const countryOfWelcome = (name: string): string | undefined => welcomeCountries[name];
