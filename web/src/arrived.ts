// Evaluated first. It tells the inline script that the app was loaded, even if the app fails later.
document.documentElement.dataset.app = 'arrived';
