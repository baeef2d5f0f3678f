// The boundary rule of Nx for oxlint: the same rule, a tenth of ESLint's time.
import nx from '@nx/eslint-plugin';

export default { meta: { name: 'nx-boundaries' }, rules: { 'enforce-module-boundaries': nx.rules['enforce-module-boundaries'] } };
