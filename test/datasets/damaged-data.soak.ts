// The same tests with the long campaigns of npm run test:soak.
import './damaged-data.test.ts';
