/** Which providers are currently not able to open payments, as this process has seen. */
export type GatewayHealth = {
  /** A payment could not be opened: another gateway of the method is preferred for {@link downMs}. */
  failed(processorId: string): void;
  worked(processorId: string): void;
  isDown(processorId: string): boolean;
};

const downMs = 5 * 60_000;

export function createGatewayHealth(now: () => Date): GatewayHealth {
  const downUntil = new Map<string, number>();
  return {
    failed: (id) => void downUntil.set(id, now().getTime() + downMs),
    worked: (id) => void downUntil.delete(id),
    isDown: (id) => (downUntil.get(id) ?? 0) > now().getTime(),
  };
}
