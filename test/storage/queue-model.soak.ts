// The same tests with the long campaigns of npm run test:soak.
import './queue-model.test.ts';
