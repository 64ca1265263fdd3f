// Imported before everything that brings React: the components' classes are to be those that the app knows, without names for developers.
process.env.NODE_ENV = 'production';
