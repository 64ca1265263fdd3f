import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { flag, group, metadata, text } from '../http/params.js';
import { invalid } from '../http/stripe-error.js';
import { makeProduct } from '../objects/price.js';
import { mergeMetadata } from './merge-metadata.js';

export const PRODUCT_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'POST',
    path: '/v1/products',
    params: group({ id: text, name: text, description: text, metadata }, 'name'),
    run({ account, params }) {
      const { id, metadata: given, ...draft } = params;
      if (id !== undefined && account.find('products', id)) {
        throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
      }
      const product = makeProduct(account.now(), draft);
      if (id !== undefined) product.id = id;
      mergeMetadata(product.metadata, given);
      account.add('products', product);
      account.emit('product.created', product);
      return product;
    },
  }),
  readCall('/v1/products', (account, id) => account.get('products', id)),
  apiCall({
    method: 'POST',
    path: '/v1/products/:id',
    params: group({ active: flag, name: text, description: text, metadata }),
    run({ account, params, id }) {
      const product = account.get('products', id);
      const { active, name, description } = product;
      const { metadata: given, ...changes } = params;
      Object.assign(product, changes, { updated: account.now() });
      mergeMetadata(product.metadata, given);
      account.emit('product.updated', product, { active, name, description });
      return product;
    },
  }),
];
