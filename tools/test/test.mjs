// First step of `npm test` and `npm run test:deep`: runs before anything is installed, on any Node. Its syntax must work in Node 14.
var minMajor = 20;
var major = Number(process.versions.node.split('.')[0]);
if (major < minMajor) {
  console.error(
    'Playfront needs Node ' +
      minMajor +
      ' or newer to start; this is ' +
      process.versions.node +
      ' (Node 24 is installed with the packages for all other steps).',
  );
  process.exit(1);
}
import('./start-tests.mjs').then(function (steps) {
  return steps.startTests(process.argv.slice(2));
});
