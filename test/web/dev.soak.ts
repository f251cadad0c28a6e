// The same, in Electron's place as well.
import './dev.test.ts';
