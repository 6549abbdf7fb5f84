// Evaluated first. It tells the inline script that the app was loaded, whatever happens now.
document.documentElement.dataset.app = 'arrived';
