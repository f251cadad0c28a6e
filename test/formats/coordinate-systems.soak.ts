// The same for one system in fourteen, and three of every method.
import './coordinate-systems.test.ts';
