// Loaded into every service (node --import): when the launcher is gone, even by kill -9, its end of the IPC channel
// closes and the service stops as if it had been asked to.
process.on('disconnect', () => {
  if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
  else process.exit(0);
});
// The channel alone must not keep a service alive that has finished.
process.channel?.unref();
