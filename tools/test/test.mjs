// First step of `npm test` and `npm run test:deep`: runs before anything is installed, on whatever Node is there. Only what Node 14 can read stands in this file.
var oldestMajor = 20;
var major = Number(process.versions.node.split('.')[0]);
if (major < oldestMajor) {
  console.error(
    'Playfront needs Node ' +
      oldestMajor +
      ' or newer to start; this is ' +
      process.versions.node +
      ' (it brings its own Node 24 along for the rest).',
  );
  process.exit(1);
}
import('./start-tests.mjs').then(function (steps) {
  return steps.startTests(process.argv.slice(2));
});
