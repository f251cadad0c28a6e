// What the framework alone costs: the plain application of Fastify's own first example.
import process from 'node:process';
import Fastify from 'fastify';

const app = Fastify();
app.get('/', () => ({ hello: 'world' }));
process.send({ type: 'ready', url: await app.listen({ host: '127.0.0.1', port: 0 }) });
process.on('disconnect', () => process.exit(0));
