"""C libraries with CMake and pkg-config files, as ROS 2 and other projects use them."""
