import * as v from 'valibot';

/** The details of a person as entered by themselves. */
export const registryQuerySchema = v.object({
  first_name: v.string(),
  last_name: v.string(),
  /** `YYYY-MM-DD`. */
  birthday: v.string(),
  email: v.string(),
  phone_number: v.string(),
  postal_code: v.string(),
  /** ISO 3166, two letters. */
  country: v.string(),
});
export type RegistryQuery = v.InferOutput<typeof registryQuerySchema>;

export const registryResponseSchema = v.object({ result: v.picklist(['clear', 'excluded']) });
export type RegistryResponse = v.InferOutput<typeof registryResponseSchema>;

/** Path of the check, below the address of a registry. */
export const registryCheckPath = 'checks';
