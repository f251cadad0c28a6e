// The same, with the pack of a box made whole.
import './commands.test.ts';
