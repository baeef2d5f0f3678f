// Nx's module boundary rule for oxlint, which runs it in a tenth of ESLint's time.
import nx from '@nx/eslint-plugin';

export default { meta: { name: 'nx-boundaries' }, rules: { 'enforce-module-boundaries': nx.rules['enforce-module-boundaries'] } };
