import { queryOptions } from '@tanstack/react-query';
import type { StaffCallName, StaffCallRequest, StaffCallResponse } from '@playfront/api-client/staff';
import { useStaffApi } from './StaffSessionProvider.tsx';

/** A read of the back office as a query. Always refetched, because other officers change the data. */
export function useStaffQuery<Name extends StaffCallName>(name: Name, request: StaffCallRequest<Name>) {
  const api = useStaffApi();
  return queryOptions<StaffCallResponse<Name>, Error, StaffCallResponse<Name>, readonly [Name, StaffCallRequest<Name>]>({
    queryKey: [name, request] as const,
    queryFn: ({ signal }) =>
      (api[name] as (request: StaffCallRequest<Name>, options: { signal: AbortSignal }) => Promise<StaffCallResponse<Name>>)(request, { signal }),
    staleTime: 0,
  });
}
