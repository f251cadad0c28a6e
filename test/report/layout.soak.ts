// The same of every project in every template on both papers.
import './layout.test.ts';
